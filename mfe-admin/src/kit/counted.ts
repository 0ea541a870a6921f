/** „1 Zeile“, „3 Zeilen“. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
