/**
 * The badge's fallback: the page's title is the club's name with „(n) “ before it, until there is nothing to count
 * (docs/specification.md#news-badge-and-notifications). Pages may change their own title meanwhile; it comes back.
 */
export function createTitleBadge(club: string): { show: (count: number) => void; stop: () => void } {
  let shown: string | undefined;
  let own = document.title;
  const apply = () => {
    if (shown === undefined || document.title === shown) return;
    own = document.title;
    document.title = shown;
  };
  const restore = () => {
    const isShown = shown !== undefined && document.title === shown;
    shown = undefined;
    if (isShown) document.title = own;
  };
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return {
    show(count) {
      restore();
      if (count > 0) shown = `(${count}) ${club}`;
      apply();
    },
    stop() {
      observer.disconnect();
      restore();
    },
  };
}
