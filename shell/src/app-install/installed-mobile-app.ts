/** Whether this is the app installed on a phone or tablet; iPads call themselves Macintosh. */
export function isInstalledMobileApp(): boolean {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const { userAgent, maxTouchPoints } = navigator;
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isInstalled && (isTablet || /android|iphone|ipad|mobile/i.test(userAgent));
}
