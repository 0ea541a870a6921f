import type { PageChange, PageSlug } from '../../../src/contract/index.ts';
import type { DemoPicture } from '../../pictures/render-picture.ts';

/** What the demo season adds to a page's starting text. */
export type DemoPage = { slug: PageSlug; picture: DemoPicture; change: PageChange };
