import type { DevelopedSection, DevelopmentState } from './development-state.ts';

/** The builds put their results here, and the portal's process learns of them here. */
export type Workbench = {
  state(): DevelopmentState;
  /** A build of `part` is under way. */
  begin(part: string): void;
  /** It has a new result; everything rendered before is out of date. */
  renew(part: string, section?: DevelopedSection): void;
  /** It is over. */
  end(part: string): void;
};

/** `onChange` receives every new state. */
export function createWorkbench(
  fixed: Pick<DevelopmentState, 'origin' | 'shell' | 'scriptOrigins' | 'sections'>,
  onChange: (state: DevelopmentState) => void,
): Workbench {
  const built = new Map<string, DevelopedSection>();
  const underWay = new Set<string>();
  let build = 0;

  const state = (): DevelopmentState => ({
    ...fixed,
    built: [...built.values()],
    build,
    isBuilding: underWay.size > 0,
  });
  return {
    state,
    begin(part) {
      underWay.add(part);
      onChange(state());
    },
    renew(part, section) {
      build += 1;
      // A version of its own, so that a section that failed is tried again at once.
      if (section) built.set(part, { ...section, descriptor: { ...section.descriptor, version: `0.0.${build}` } });
      onChange(state());
    },
    end(part) {
      underWay.delete(part);
      onChange(state());
    },
  };
}
