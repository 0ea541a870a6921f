/** The value of a filter that lets everything through, in addresses and forms. */
export const ALL = 'alle';
