/**
 * The parts of the router that the portal uses; nothing else of it is shipped. Every bundle resolves `react-router-dom`
 * to this file, and the federation shares it under that name.
 */
export {
  BrowserRouter,
  matchPath,
  Navigate,
  Route,
  Router,
  Routes,
  generatePath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  UNSAFE_createBrowserHistory,
  UNSAFE_LocationContext,
} from 'react-router';
export { Link, NavLink } from './links.tsx';
