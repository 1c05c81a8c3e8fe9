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

/**
 * The little Markdown that the rules and what goes with them are written in, as sections of HTML.
 *
 * It runs when the page is built, over files of this repository alone, so that no parser has to
 * be sent to anyone. Whatever it does not know it shows as text. `drawn` finds a picture by its
 * path in the text.
 */
export function sections(markdown: string, drawn: (path: string) => Drawn | null = () => null): RulesSection[] {
  const out: (Omit<RulesSection, 'blocks'> & { blocks: RulesBlock[] })[] = [];
  const lines = markdown.split('\n');
  let at = 0;
  let anchor: string | null = null;
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  const add = (kind: RulesBlock['kind'], html: string): void => {
    if (out.length === 0) out.push({ id: null, number: null, level: 1, title: '', blocks: [] });
    out[out.length - 1]?.blocks.push({ kind, html });
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const named = /^<a id="([\w.']+)"><\/a>$/.exec(line);
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const shown = /^!\[([^\]]*)\]\(([^)\s]+)\)$/.exec(line);
    const picture = shown === null ? null : drawn(shown[2] ?? '');
    if (line.trim() === '') {
      at += 1;
    } else if (named) {
      anchor = named[1] ?? null;
      at += 1;
    } else if (heading) {
      const text = heading[2] ?? '';
      const number = anchor !== null && text.startsWith(`${anchor} `) ? anchor : null;
      const bare = number === null ? text : text.slice(number.length + 1);
      out.push({ id: anchor, number, level: heading[1]?.length ?? 1, title: inline(bare), blocks: [] });
      anchor = null;
      at += 1;
    } else if (picture !== null) {
      const { src, width, height } = picture;
      at += 1;
      add('picture', `<img src="${src}" alt="${escape(shown?.[1] ?? '')}" width="${width}" height="${height}" loading="lazy" />`);
    } else if (line.startsWith('```')) {
      at += 1;
      const code = take((next) => !next.startsWith('```'));
      at += 1;
      add(line === '```sh' ? 'command' : 'code', `<pre tabindex="0" role="group"><code>${escape(code.join('\n'))}</code></pre>`);
    } else if (line.startsWith('|')) {
      add('table', table(take((next) => next.startsWith('|'))));
    } else if (/^- /.test(line)) {
      add('list', list('ul', take((next) => /^(- | {2,}\S)/.test(next)), /^- /));
    } else if (/^\d+\. /.test(line)) {
      add('list', list('ol', take((next) => /^(\d+\. | {2,}\S)/.test(next)), /^\d+\. /));
    } else {
      const text = take((next) => next.trim() !== '' && !/^([#|-]|```|<a id=|\d+\. )/.test(next));
      if (text.length === 0) text.push(...lines.slice(at, ++at));
      add('paragraph', paragraph(text.join(' ')));
    }
  }
  return out;
}

/** What was settled here, or comes from elsewhere, says so first and is set apart. */
function paragraph(text: string): string {
  const aside = /^\*[^*]+:\*/.test(text) ? ' class="aside"' : '';
  return `<p${aside}>${inline(text)}</p>`;
}

function list(kind: 'ul' | 'ol', lines: string[], mark: RegExp): string {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${kind}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${kind}>`;
}

function table(lines: string[]): string {
  const cells = (line: string): string[] =>
    line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));
  const [head = '', , ...body] = lines;
  const heads = cells(head);
  // A corner without a word heads nothing, and neither does a row without one.
  const top = heads.map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${cell}</th>`)).join('');
  const thead = heads.some((cell) => cell !== '') ? `<thead><tr>${top}</tr></thead>` : '';
  const rows = body.map((line) => `<tr>${cells(line).map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  // A wide table scrolls by itself, with the keys too, and leaves the page as wide as it is.
  return `<div class="wide" tabindex="0" role="group"><table>${thead}<tbody>${rows.join('')}</tbody></table></div>`;
}

function inline(text: string): string {
  return escape(text)
    // What goes from here to there stays in one line.
    .replace(/(\d)–(?=\d)/g, '$1–\u2060')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((#[\w.']+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\((?:\.\.\/rules\/\w+\/)?([\w-]+)\.md(#[\w.']+)?\)/g, '<a href="/rules/$2$3">$1</a>');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
