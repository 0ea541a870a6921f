/**
 * The file of a release that names the packages its bundles hold (CycloneDX 1.6, JSON). Releases from before have none.
 * It lies beside the server's code, so that no browser gets it.
 */
export const BILL_OF_MATERIALS = 'server/bom.cdx.json';
