const CRAWLER = /lighthouse|pagespeed|googlebot|bot|crawler|spider/i;

/**
 * Whether a user agent says it is a crawler or a performance audit (docs/specification.md#4-states-and-transitions).
 */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
