import { useContext, type MouseEvent, type Ref } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useHref,
  useLocation,
  useResolvedPath,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router';

type WithRef<Props> = Props & { ref?: Ref<HTMLAnchorElement> };

/** How an address begins that leads to the same place from every page. */
const WHOLE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/**
 * The router's link, with its properties. The router's own reads the address and the routes to resolve what it leads
 * to: each link of a page renders again whenever the address changes. A whole address needs them only when it is
 * pressed (docs/decisions/2026-12-01-links-of-our-own.md).
 */
export function Link({ to, ...props }: WithRef<RouterLinkProps>) {
  const { navigator } = useContext(NavigationContext);
  if (typeof to !== 'string' || !WHOLE.test(to)) return <RelativeLink to={to} {...props} />;

  // The last ones belong to parts of the router that the portal leaves out.
  const {
    replace,
    state,
    reloadDocument,
    onClick,
    relative: _relative,
    preventScrollReset: _preventScrollReset,
    discover: _discover,
    prefetch: _prefetch,
    viewTransition: _viewTransition,
    mask: _mask,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { target, origin, href, pathname, search, hash } = event.currentTarget;
    const isOwn = origin === window.location.origin && (!target || target === '_self');
    if (event.defaultPrevented || reloadDocument || !isOwn || opensElsewhere(event)) return;
    event.preventDefault();
    const isReplaced = replace ?? href === window.location.href;
    navigator[isReplaced ? 'replace' : 'push']({ pathname, search, hash }, state);
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {rest.children}
    </a>
  );
}

/** Another button or key opens a tab or a window, or saves the page. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

function RelativeLink({ to, ...props }: WithRef<RouterLinkProps>) {
  return <Link {...props} to={useHref(to, props)} />;
}

/** A link that says whether it leads to the page that is shown or to one above it; with the router's properties. */
export function NavLink({
  to,
  end = false,
  caseSensitive = false,
  'aria-current': current = 'page',
  className,
  style,
  children,
  ...rest
}: WithRef<RouterNavLinkProps>) {
  const fold = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const shown = fold(useLocation().pathname);
  const path = fold(useResolvedPath(to, rest).pathname);
  const isActive = shown === path || (!end && path !== '/' && shown.startsWith(path.endsWith('/') ? path : `${path}/`));
  const render = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? current : undefined}
      className={
        typeof className === 'function'
          ? className(render)
          : [className, isActive && 'active'].filter(Boolean).join(' ')
      }
      style={typeof style === 'function' ? style(render) : style}
    >
      {typeof children === 'function' ? children(render) : children}
    </Link>
  );
}
