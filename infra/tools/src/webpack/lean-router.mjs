/*
 * Replacements in React Router's production code, which are safe here, because neither its data router nor its
 * framework mode is ever there (shared-ui/src/routing/react-router-dom.ts). Minifiers do not know that, and keep what
 * `forwardRef` returns.
 */
const CHANGES = [
  [/^var (\w+) = (React\d*)\.forwardRef\(/gm, 'var $1 = /* @__PURE__ */ $2.forwardRef('],
  [/^\w+\.(?:displayName|contextType) = [^;]*;$/gm, ''],
  // Development builds warn.
  [/^(\s+)warning(?:Once)?\(/gm, '$1false && warning('],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/\bReact\d*\.useContext\(DataRouter(?:State)?Context\)/g, 'null'],
  [/let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/, 'const isDataRoute = false;'],
];

/**
 * A loader of webpack for React Router: leaves out its forms, its scroll restoration, its page for errors and what
 * fetches ahead for its own server, which is two fifths of it. Throws when the router is written otherwise.
 */
// oxlint-disable-next-line import/no-default-export -- how webpack takes a loader
export default function leanRouter(source) {
  if (!source.includes('function _renderMatches(')) return source;
  return CHANGES.reduce((code, [said, says]) => {
    const changed = code.replace(said, says);
    if (changed === code) throw new Error(`React Router is written otherwise now; nothing in it is ${said}.`);
    return changed;
  }, source);
}
