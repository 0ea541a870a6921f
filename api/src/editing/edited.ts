/** What a write found once it held the row, and what it made of it. */
export type Edited<Item> = { before: Item; after: Item };
