/**
 * Stands for '' in a list: select items must have non-empty values (docs/specification.md#5-validation-rules). No
 * address, host or other stored value is a dash.
 */
export const NO_CHOICE = '-';
