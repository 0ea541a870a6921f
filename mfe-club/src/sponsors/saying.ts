/** The parts that say something: a club leaves out a part by emptying its title. */
export function saying<Part extends { title: string }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ title }) => title);
}
