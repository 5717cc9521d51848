// What the federation shares as `react-router-dom`: only what the product uses, so that the rest is not shipped.
// It takes the real package by another name: the shared one would lead back here.
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
