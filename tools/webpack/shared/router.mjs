// What federation shares as `react-router-dom`: only what the product uses, so that the rest is not shipped. It imports
// the real package by another name, because the shared name would resolve to this file.
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-unshared';
