import type { PostBlock, PostInline } from '#shared/contracts/post-body.ts';
import { escapeHtml } from '#server/lib/escape.ts';

const TAGS = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/** The parts of a Markdown post for programs that read feeds. @param publicUrl makes addresses absolute */
export function bodyHtml(blocks: readonly PostBlock[], publicUrl: string): string {
  const absolute = (address: string) => escapeHtml(new URL(address, publicUrl).href);

  const line = (inlines: readonly PostInline[]): string => inlines.map(piece).join('');

  function piece(inline: PostInline): string {
    if (typeof inline === 'string') return escapeHtml(inline);
    switch (inline.kind) {
      case 'break':
        return '<br>';
      case 'code':
        return `<code>${escapeHtml(inline.text)}</code>`;
      case 'link':
        return `<a href="${absolute(inline.href)}">${line(inline.inlines)}</a>`;
      default:
        return `<${TAGS[inline.kind]}>${line(inline.inlines)}</${TAGS[inline.kind]}>`;
    }
  }

  const all = (parts: readonly PostBlock[]): string => parts.map(part).join('\n');

  function part(block: PostBlock): string {
    switch (block.kind) {
      case 'paragraph':
        return `<p>${line(block.inlines)}</p>`;
      case 'heading':
        return `<h${block.level}>${line(block.inlines)}</h${block.level}>`;
      case 'list': {
        const items = block.items.map((item) => `<li>${all(item)}</li>`).join('\n');
        return block.start === null
          ? `<ul>\n${items}\n</ul>`
          : `<ol start="${block.start}">\n${items}\n</ol>`;
      }
      case 'quotation':
        return `<blockquote>${all(block.blocks)}</blockquote>`;
      case 'code':
        return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
      case 'table': {
        const rows = block.rows.map((row, index) => {
          const tag = index === 0 ? 'th' : 'td';
          return `<tr>${row.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join('')}</tr>`;
        });
        return `<table>\n${rows.join('\n')}\n</table>`;
      }
      case 'picture': {
        const caption = block.caption && `<figcaption>${escapeHtml(block.caption)}</figcaption>`;
        return `<figure><img src="${absolute(block.src)}" alt="${escapeHtml(block.alt)}">${caption ?? ''}</figure>`;
      }
      case 'rule':
        return '<hr>';
    }
  }

  return all(blocks);
}
