export {
  Link,
  NavLink,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useAsked } from './hooks/use-asked';
export { useTab } from './hooks/use-tab';
