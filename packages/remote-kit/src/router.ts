export { Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
export { useAsked } from './hooks/use-asked';
export { useTab } from './hooks/use-tab';
export { Link } from './content/link';
export { useParams } from './hooks/use-params';
