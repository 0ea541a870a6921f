const CRAWLER = /lighthouse|pagespeed|googlebot|bot|crawler|spider/i;

/** Whether a user agent says it is a crawler or a performance audit (specification, section 4 "Cookie consent"). */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
