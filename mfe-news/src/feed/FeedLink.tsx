import { NEWS_FEED } from '../news-api.ts';

/** Tells feed readers where the news can be subscribed to; React puts it into the head. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Vereinsneuigkeiten" href={NEWS_FEED} />;
}
