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
export { useTab } from './hooks/use-tab';
