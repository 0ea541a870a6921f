const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
/** The marker of an item if no style marks it as one. */
const MARKER = /^[\s\u00a0]*([·•▪§o–-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])[\s\u00a0]+/i;
const ORDERED = /^\(?[a-z0-9]{1,4}[.)]$/i;

type OpenList = { list: HTMLElement; level: number };

/**
 * Lists as Word writes them: paragraphs, whose style says the level and whose text begins with the sign. Word on the
 * web puts every item in a list of its own instead.
 */
export function listsFromWord(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) paragraphFromWrapper(wrapper);
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const marker = takeMarker(paragraph);
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((each) => each.level <= level);
    const item = document.createElement('li');
    const tag = ORDERED.test(marker) ? 'ol' : 'ul';
    if (open.at(-1)?.level !== level || open.at(-1)?.list.localName !== tag) {
      if (open.at(-1)?.level === level) open.pop();
      const list = newList(tag, marker);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Google Docs puts a list that belongs to an item beside it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

function newList(tag: 'ol' | 'ul', marker: string): HTMLElement {
  const list = document.createElement(tag);
  const start = Number.parseInt(marker.replace('(', ''), 10);
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

/** 1 for the outermost, 0 for paragraphs that are no items. */
function levelOf(paragraph: HTMLElement): number {
  const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level) return Number(level);
  const isItem = /^MsoList(Paragraph|Bullet|Number)/.test(paragraph.className);
  return isItem && MARKER.test(paragraph.textContent ?? '') ? 1 : 0;
}

/** Removes the sign from the text and answers it. */
function takeMarker(paragraph: HTMLElement): string {
  const sign = [...paragraph.querySelectorAll('[style*="mso-list"]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  if (sign) {
    sign.remove();
    return sign.textContent?.trim() ?? '';
  }
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const found = MARKER.exec(paragraph.textContent ?? '');
  let left = found?.[0].length ?? 0;
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
  return found?.[1] ?? '';
}

function paragraphFromWrapper(wrapper: Element): void {
  for (const item of wrapper.querySelectorAll('li')) {
    const paragraph = document.createElement('p');
    const level = item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? '1';
    const list = item.parentElement;
    const sign = document.createElement('span');
    sign.setAttribute('style', 'mso-list:Ignore');
    sign.textContent = list?.localName === 'ol' ? `${list.getAttribute('start') ?? 1}.` : '·';
    paragraph.setAttribute('style', `mso-list:l0 level${level}`);
    const content = item.querySelector('p') ?? item;
    paragraph.append(sign, ...content.childNodes);
    wrapper.before(paragraph);
  }
  wrapper.remove();
}
