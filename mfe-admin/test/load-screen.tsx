import type { ReactNode } from 'react';
import { adminPages } from '../src/screens.ts';
import type { Screens } from './open-screen.tsx';

/** The screen at the path of a page, loaded as the shell loads it. */
export async function loadScreen(path: string): Promise<Screens> {
  const page = adminPages.find((known) => known.path === path);
  const [Screen] = Object.values((await page?.load()) ?? {});
  if (!Screen) throw new Error(`there is no screen at ${path}`);
  return { [path]: <Screen /> };
}

/** The screens at these paths for a file of tests: they are there before the first. */
export function loadedScreens(...paths: readonly string[]): Screens {
  const screens: Record<string, ReactNode> = {};
  beforeAll(async () => {
    Object.assign(screens, ...(await Promise.all(paths.map(loadScreen))));
  });
  return screens;
}
