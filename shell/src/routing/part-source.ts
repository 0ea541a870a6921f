import { createContext, useContext, type ComponentType } from 'react';
import type { ComponentModule } from '@portal/shared-ui';
import type { PageRegistry, RegistryAnswer } from './page-state.ts';
import type { Part } from './matching.ts';

/** The source of parts: the server has loaded them before it renders, the browser loads them on demand. */
export type PartSource = {
  /** The same promise for the same part until it is forgotten; {@link markLoaded} once the component is there. */
  load(part: Part): Promise<ComponentType>;
  /** Drops a failure, so that the next load tries again. */
  forget(part: Part): void;
  /** Called around each part's render, so that a hanging one can be named. */
  entering?(part: Part): void;
  /** Called when React has rendered a part, or hydrated the server's. */
  shown?(part: Part): void;
  /** Whether the server's HTML of a part is in the document and not hydrated yet. */
  waits?(part: Part): boolean;
  /** The server's HTML of a page, as long as it waits. */
  kept?(part: Part): string | undefined;
};

/**
 * Lets React's `use` take the value of a fulfilled promise in the same render, as it does once it has waited for one
 * itself.
 */
export function markLoaded<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/** Whether it is fulfilled, as {@link markLoaded} and React's `use` note it. */
export function isLoaded(promise: Promise<unknown>): boolean {
  return 'status' in promise && promise.status === 'fulfilled';
}

/** See {@link PartSource}. */
export const PartSourceContext = createContext<PartSource | undefined>(undefined);
/** The releases this page was rendered with: those it shows, or all once another is opened. */
export const RegistryContext = createContext<PageRegistry>({ sections: [], menu: [], accountPages: [] });

/** See {@link RegistryContext}. */
export function useRegistry(): PageRegistry {
  return useContext(RegistryContext);
}

/** The component of a page or widget module, which has exactly one export. */
export function onlyExport(module: ComponentModule): ComponentType {
  const [component, ...others] = Object.values(module);
  if (!component || others.length > 0) throw new Error('A page or widget module has exactly one export, its component');
  return component;
}

/** Requests all live releases; undefined if others are live than those the page is made of. */
export const AllReleasesContext = createContext<() => Promise<RegistryAnswer | undefined>>(() =>
  Promise.reject(new Error('Nobody knows the live releases')),
);
