import { adminPages } from '../src/screens.ts';
import type { Screens } from './open-screen.tsx';

/** The screen at the path of a page, loaded as the shell loads it. */
export async function loadScreen(path: string): Promise<Screens> {
  const page = adminPages.find((known) => known.path === path);
  const [Screen] = Object.values((await page?.load()) ?? {});
  if (!Screen) throw new Error(`there is no screen at ${path}`);
  return { [path]: <Screen /> };
}
