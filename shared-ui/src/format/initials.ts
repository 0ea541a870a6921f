/** Up to three letters for a club without a crest: 'SV Horchheim' → 'SVH', '1. FC Nackenheim II' → 'FCN'. */
export function initials(name: string): string {
  const words = name.split(/[\s/-]+/).filter((word) => /^\p{L}/u.test(word) && !/^[IVX]+$/.test(word));
  const letters = words.map((word) => (word.length <= 3 && word === word.toUpperCase() ? word : word.charAt(0)));
  return letters.join('').slice(0, 3).toUpperCase() || name.slice(0, 2).toUpperCase();
}
