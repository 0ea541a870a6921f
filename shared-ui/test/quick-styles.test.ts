const styleOf = (id: string) => {
  const { display, visibility, pointerEvents } = getComputedStyle(document.getElementById(id) as HTMLElement);
  return [display, visibility, pointerEvents].join(' ');
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('says what the own sheet of a browser says', () => {
  document.body.innerHTML = `<p id="p"></p><b id="b"></b><i id="hidden" hidden></i><dialog id="dialog"></dialog>
    <dialog id="open" open></dialog><script id="script"></script>`;
  expect(['p', 'b', 'hidden', 'dialog', 'open', 'script'].map(styleOf)).toEqual([
    'block visible auto',
    ' visible auto',
    'none visible auto',
    'none visible auto',
    ' visible auto',
    'none visible auto',
  ]);
});

it('lets the last rule win, those for screens included, and the attribute over all', () => {
  document.head.innerHTML = `<style>.a { display: none; color: red } p.a { display: flex } .b { display: grid }</style>
    <style>@media screen { .c { display: contents } } @media print { .a { display: none } } p::x:y( { display: none }
    </style>`;
  document.body.innerHTML = `<p id="a" class="a"></p><p id="b" class="b a"></p><p id="c" class="a c"></p>
    <p id="own" class="a c" style="display: inline"></p>`;
  expect(['a', 'b', 'c', 'own'].map(styleOf)).toEqual([
    'flex visible auto',
    'grid visible auto',
    'contents visible auto',
    'inline visible auto',
  ]);
});

it('inherits what is inherited, and no display', () => {
  document.body.innerHTML = `<div style="display: none; visibility: hidden; pointer-events: none">
    <p id="p"></p><p id="again" style="visibility: visible"></p></div>`;
  expect(['p', 'again'].map(styleOf)).toEqual(['block hidden none', 'block visible none']);
});

it('sees each change at once', () => {
  document.body.innerHTML = '<p id="p"></p>';
  const p = document.getElementById('p') as HTMLElement;
  const sheet = document.head.appendChild(document.createElement('style'));
  expect(styleOf('p')).toBe('block visible auto');
  sheet.append('p { display: grid }');
  expect(styleOf('p')).toBe('grid visible auto');
  sheet.sheet?.insertRule('.late { visibility: hidden }');
  p.className = 'late';
  expect(styleOf('p')).toBe('grid hidden auto');
  p.style.display = 'none';
  expect(styleOf('p')).toBe('none hidden auto');
  sheet.remove();
  expect(styleOf('p')).toBe('none visible auto');
});

it('answers of detached elements what they are now', () => {
  const p = document.createElement('p');
  expect(getComputedStyle(p).display).toBe('block');
  p.hidden = true;
  expect(getComputedStyle(p).display).toBe('none');
});

it('leaves all other properties to jsdom', () => {
  document.head.innerHTML = '<style>p { color: rgb(1, 2, 3); padding-block: 4px }</style>';
  document.body.innerHTML = '<p id="p"></p>';
  const style = getComputedStyle(document.getElementById('p') as HTMLElement);
  expect(style.color).toBe('rgb(1, 2, 3)');
  expect(style.getPropertyValue('padding-block')).toBe('4px');
});
