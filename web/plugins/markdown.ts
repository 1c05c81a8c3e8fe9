/**
 * The little Markdown that the rules are written in, as HTML.
 *
 * It runs when the page is built, over files of this repository alone, so that no parser has to
 * be sent to anyone. Whatever it does not know it shows as text.
 */
export function html(markdown: string): string {
  const out: string[] = [];
  const lines = markdown.split('\n');
  let at = 0;
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  let anchor: string | undefined;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const named = /^<a id="([\w.]+)"><\/a>$/.exec(line);
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (named) {
      anchor = named[1];
      at += 1;
    } else if (heading) {
      const level = heading[1]?.length ?? 1;
      // Rules are linked to by number, and a heading that was linked to takes the focus.
      const id = anchor === undefined ? '' : ` id="${anchor}" tabindex="-1"`;
      anchor = undefined;
      out.push(`<h${level}${id}>${inline(heading[2] ?? '')}</h${level}>`);
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      const code = take((next) => !next.startsWith('```'));
      at += 1;
      out.push(`<pre><code>${escape(code.join('\n'))}</code></pre>`);
    } else if (line.startsWith('|')) {
      out.push(table(take((next) => next.startsWith('|'))));
    } else if (/^- /.test(line)) {
      out.push(list('ul', take((next) => /^(- | {2,}\S)/.test(next)), /^- /));
    } else if (/^\d+\. /.test(line)) {
      out.push(list('ol', take((next) => /^(\d+\. | {2,}\S)/.test(next)), /^\d+\. /));
    } else {
      const text = take((next) => next.trim() !== '' && !/^([#|-]|```|<a id=|\d+\. )/.test(next));
      if (text.length === 0) text.push(...lines.slice(at, ++at));
      const id = anchor === undefined ? '' : ` id="${anchor}" tabindex="-1"`;
      anchor = undefined;
      out.push(`<p${id}>${inline(text.join(' '))}</p>`);
    }
  }
  return out.join('\n');
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
  // A corner without a word heads nothing.
  const heads = cells(head).map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${cell}</th>`)).join('');
  const rows = body.map((line) => `<tr>${cells(line).map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  // A wide table scrolls by itself, with the keys too, and leaves the page as wide as it is.
  return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((#[\w.]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\(([\w-]+)\.md(#[\w.]+)?\)/g, '<a href="/rules/$2$3">$1</a>');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
