import type { Role, SkeletonShape } from '@portal/api/contract';
import type { SectionPage } from '@portal/shared-ui';
import type { IconName } from '../Icon.tsx';

/**
 * One screen; `path` is what its address has after that of its area. By default, its title is that of the area, or for
 * one of its things the area's word for one.
 */
export type AdminScreen = {
  path?: `/${string}`;
  title?: string;
  skeleton?: SkeletonShape;
  load: SectionPage['load'];
  /** The labels of its forms' fields, for the log of changes. */
  labels?: () => Promise<Readonly<Record<string, string>>>;
};

/** Screens about one thing, the first of which stands in the navigation. */
export type AdminArea = {
  to: `/admin${string}`;
  /** Its name, in the navigation and in the log of changes. */
  label: string;
  /** The lowest role that may open it. */
  role: Role;
  /** Whether people without that role who read messages may open it, too. */
  forReaders?: true;
  icon: IconName;
  /**
   * The resource that is changed there, by the first word of its address in the API, and those that are only read
   * there.
   */
  resource?: string;
  reads?: readonly string[];
  /** The area that leads here, where the navigation does not. */
  above?: `/admin${string}`;
  /** The name of one of its things, and its name in the library of pictures (`MediaUse.kind`). */
  one?: string;
  use?: string;
  screens: readonly AdminScreen[];
};

/** Areas that belong together. */
export type AdminGroup = { label: string; areas: readonly AdminArea[] };

/** The title of a screen before its content is known. */
export function titleOf({ label, one = label }: AdminArea, { path, title }: AdminScreen): string {
  return title ?? (path?.startsWith('/:') ? one : label);
}

let groups: readonly AdminGroup[] = [];
let areas: readonly AdminArea[] = [];

/**
 * The groups of the navigation, and the areas it does not name: set by the table of screens, which is loaded before any
 * of them.
 */
export function setAreas(inNavigation: readonly AdminGroup[], besides: readonly AdminArea[]): void {
  groups = inNavigation;
  areas = [...inNavigation.flatMap((group) => group.areas), ...besides];
}

/** The groups of the navigation. */
export const adminGroups = () => groups;

/** Every area there is. */
export const adminAreas = () => areas;
