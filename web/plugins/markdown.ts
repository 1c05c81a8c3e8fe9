import MarkdownIt, { type Token } from 'markdown-it';

/** A section of the rules: a heading with its number, and the text under it. */
export interface RulesSection {
  /** The anchor of its link: the rule's number, or a word. The title of the page has none. */
  readonly id: string | null;
  /** The rule's number, if it is a rule. */
  readonly number: string | null;
  readonly level: number;
  /** The heading without the number, as HTML. */
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** A paragraph, a list, a table, a picture made of text, a drawn one, or a terminal command. */
export interface RulesBlock {
  readonly kind: 'paragraph' | 'list' | 'table' | 'code' | 'picture' | 'command';
  readonly html: string;
}

/** The address of a picture on the page, and its size. */
export interface Drawn {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Without HTML: what looks like a tag is text. */
const reader = new MarkdownIt();
const { escapeHtml } = reader.utils;
reader.renderer.rules.softbreak = () => ' ';
// A range of numbers is not broken across lines.
reader.renderer.rules.text = (tokens, at) => escapeHtml(tokens[at]?.content ?? '').replace(/(\d)–(?=\d)/g, '$1–\u2060');
reader.renderer.rules.link_open = (tokens, at) => `<a href="${escapeHtml(address(tokens[at]))}">`;

/**
 * A rules or strategy page, as sections of HTML.
 *
 * It runs when the page is built, only over files of this repository, so that no parser has to be
 * shipped. `drawn` finds a picture by its path in the text.
 */
export function sections(markdown: string, drawn: (path: string) => Drawn | null = () => null): RulesSection[] {
  const out: (Omit<RulesSection, 'blocks'> & { blocks: RulesBlock[] })[] = [];
  let anchor: string | null = null;
  for (const tokens of blocks(reader.parse(markdown, {}))) {
    const text = tokens[1]?.content ?? '';
    const named = /^<a id="([\w.']+)"><\/a>$/.exec(text);
    const level = /^h(\d)$/.exec(tokens[0]?.tag ?? '');
    if (named) {
      anchor = named[1] ?? null;
    } else if (level) {
      const number = anchor !== null && text.startsWith(`${anchor} `) ? anchor : null;
      const bare = number === null ? text : text.slice(number.length + 1);
      out.push({ id: anchor, number, level: Number(level[1]), title: reader.renderInline(bare), blocks: [] });
      anchor = null;
    } else {
      if (out.length === 0) out.push({ id: null, number: null, level: 1, title: '', blocks: [] });
      out[out.length - 1]?.blocks.push(block(tokens, drawn));
    }
  }
  return out;
}

/** Splits the tokens of a page into blocks, each from its opening token to its closing one. */
function blocks(tokens: Token[]): Token[][] {
  const out: Token[][] = [];
  let [from, depth] = [0, 0];
  tokens.forEach((token, at) => {
    depth += token.nesting;
    if (depth > 0) return;
    out.push(tokens.slice(from, at + 1));
    from = at + 1;
  });
  return out;
}

function block(tokens: Token[], drawn: (path: string) => Drawn | null): RulesBlock {
  const [first, text] = tokens;
  switch (first?.type) {
    case 'paragraph_open': {
      const picture = shown(text, drawn);
      return picture === null ? { kind: 'paragraph', html: paragraph(text) } : { kind: 'picture', html: picture };
    }
    case 'bullet_list_open':
    case 'ordered_list_open':
      return { kind: 'list', html: reader.renderer.render(tokens, reader.options).replace(/>\n/g, '>') };
    case 'table_open':
      return { kind: 'table', html: table(tokens) };
    case 'fence': {
      const code = escapeHtml(first.content.replace(/\n$/, ''));
      return { kind: first.info === 'sh' ? 'command' : 'code', html: `<pre tabindex="0" role="group"><code>${code}</code></pre>` };
    }
    default:
      throw new Error(`The page cannot show ${first?.type ?? 'nothing'}.`);
  }
}

/** A picture that is alone in its paragraph; `null` if it is not, or cannot be found. */
function shown(text: Token | undefined, drawn: (path: string) => Drawn | null): string | null {
  const [image, ...others] = text?.children ?? [];
  const picture = image?.type === 'image' && others.length === 0 ? drawn(String(image.attrGet('src'))) : null;
  if (picture === null) return null;
  const { src, width, height } = picture;
  return `<img src="${src}" alt="${escapeHtml(image?.content ?? '')}" width="${width}" height="${height}" loading="lazy" />`;
}

/** A paragraph that begins with an emphasized label, such as a decision of ours, is set apart. */
function paragraph(text: Token | undefined): string {
  const aside = /^\*[^*]+:\*/.test(text?.content ?? '') ? ' class="aside"' : '';
  return `<p${aside}>${inline(text)}</p>`;
}

function table(tokens: Token[]): string {
  const rows: string[][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'inline') rows[rows.length - 1]?.push(inline(token));
  }
  const [heads = [], ...body] = rows;
  // An empty corner cell is not a heading, and neither is an empty row.
  const top = heads.map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${cell}</th>`)).join('');
  const thead = heads.some((cell) => cell !== '') ? `<thead><tr>${top}</tr></thead>` : '';
  const tbody = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  // A wide table scrolls by itself, also with the keyboard, and does not make the page wider.
  return `<div class="wide" tabindex="0" role="group"><table>${thead}<tbody>${tbody}</tbody></table></div>`;
}

function inline(text: Token | undefined): string {
  return reader.renderer.renderInline(text?.children ?? [], reader.options, {});
}

/** The address of a link: the rules of each game have their own address on the page. */
function address(link: Token | undefined): string {
  return String(link?.attrGet('href') ?? '').replace(/^(?:\.\.\/rules\/\w+\/)?([\w-]+)\.md(?=#|$)/, '/rules/$1');
}
