import type { DemoArticle } from '../demo-article.ts';
import { chronicle } from './chronicle.ts';
import { clubArticles } from './club.ts';
import { eventArticles } from './events.ts';
import { firstTeamArticles } from './first-team.ts';
import { latestArticles } from './latest.ts';
import { secondTeamArticles } from './second-team.ts';
import { noticeArticles, sportArticles } from './sport-and-notices.ts';
import { youthArticles } from './youth.ts';

/** Every article of the demo season. */
export const demoArticles: readonly DemoArticle[] = [
  ...latestArticles,
  ...firstTeamArticles,
  ...secondTeamArticles,
  ...youthArticles,
  ...clubArticles,
  ...eventArticles,
  ...sportArticles,
  ...noticeArticles,
  chronicle,
];
