import { PAGE_STATE_ID, readCompact, writePageState, type CompactJson, type PageState } from '@portal/shell/server';

const STATE = new RegExp(`(<script type="application/json" id="${PAGE_STATE_ID}">)(.*?)(</script>)`, 's');

/** The state that a page carries; undefined in other documents. */
export function pageStateOf(html: string): PageState | undefined {
  const text = STATE.exec(html)?.[2];
  return text === undefined ? undefined : (readCompact(JSON.parse(text) as CompactJson) as PageState);
}

/** The page with another state. */
export function withPageState(html: string, state: PageState): string {
  return html.replace(STATE, (_all, open: string, _text, close: string) => open + writePageState(state) + close);
}
