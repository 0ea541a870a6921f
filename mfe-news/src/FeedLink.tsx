import { usePageTexts } from '@portal/shared-ui';
import { NEWS_FEED } from './news-api.ts';

/** Links the feed of the news for feed readers; React puts it into the head. */
export function FeedLink() {
  const text = usePageTexts();
  const title = text('newsTitle', 'Vereinsneuigkeiten');
  return <link rel="alternate" type="application/atom+xml" title={title} href={NEWS_FEED} />;
}
