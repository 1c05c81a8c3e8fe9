import MarkdownIt, { type Token } from 'markdown-it';

/** A part of the rules: a heading with its number, and what stands under it. */
export interface RulesSection {
  /** What it is linked to by: the rule's number, or a word. The title of the page has none. */
  readonly id: string | null;
  /** The rule's number, where it is a rule. */
  readonly number: string | null;
  readonly level: number;
  /** The heading without the number, as HTML. */
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** A paragraph, a list, a table, a picture made of letters, a drawn one, or what is typed into a terminal. */
export interface RulesBlock {
  readonly kind: 'paragraph' | 'list' | 'table' | 'code' | 'picture' | 'command';
  readonly html: string;
}

/** Where a picture lies for a reader of the page, and how large it is. */
export interface Drawn {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Without HTML: what looks like a tag is text. */
const reader = new MarkdownIt();
const { escapeHtml } = reader.utils;
reader.renderer.rules.softbreak = () => ' ';
// What goes from here to there stays in one line.
reader.renderer.rules.text = (tokens, at) => escapeHtml(tokens[at]?.content ?? '').replace(/(\d)–(?=\d)/g, '$1–\u2060');
reader.renderer.rules.link_open = (tokens, at) => `<a href="${escapeHtml(address(tokens[at]))}">`;

/**
 * A page of the rules, or one that goes with them, as sections of HTML.
 *
 * It runs when the page is built, over files of this repository alone, so that no parser has to
 * be sent to anyone. `drawn` finds a picture by its path in the text.
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

/** What the tokens of a page belong to: each part from its first token to its last. */
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

/** A picture that stands alone, where there is one. */
function shown(text: Token | undefined, drawn: (path: string) => Drawn | null): string | null {
  const [image, ...others] = text?.children ?? [];
  const picture = image?.type === 'image' && others.length === 0 ? drawn(String(image.attrGet('src'))) : null;
  if (picture === null) return null;
  const { src, width, height } = picture;
  return `<img src="${src}" alt="${escapeHtml(image?.content ?? '')}" width="${width}" height="${height}" loading="lazy" />`;
}

/** What was settled here, or comes from elsewhere, says so first and is set apart. */
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
  // A corner without a word heads nothing, and neither does a row without one.
  const top = heads.map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${cell}</th>`)).join('');
  const thead = heads.some((cell) => cell !== '') ? `<thead><tr>${top}</tr></thead>` : '';
  const tbody = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  // A wide table scrolls by itself, with the keys too, and leaves the page as wide as it is.
  return `<div class="wide" tabindex="0" role="group"><table>${thead}<tbody>${tbody}</tbody></table></div>`;
}

function inline(text: Token | undefined): string {
  return reader.renderer.renderInline(text?.children ?? [], reader.options, {});
}

/** Where a link leads: the rules of a game have an address of their own on the page. */
function address(link: Token | undefined): string {
  return String(link?.attrGet('href') ?? '').replace(/^(?:\.\.\/rules\/\w+\/)?([\w-]+)\.md(?=#|$)/, '/rules/$1');
}
