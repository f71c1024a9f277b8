import { ChevronRight } from 'lucide-react';
import { EggWell } from '../lists/egg-well';
import type { BottomNavItem, BottomNavProps } from './nav-places';

interface MorePlaceProps {
  place: BottomNavItem;
  LinkComponent: BottomNavProps['LinkComponent'];
  onGo: () => void;
}

/** One row of the further places, the whole of it a link. */
export function MorePlace({ place, LinkComponent, onGo }: MorePlaceProps) {
  const { label, about, icon, shell = 'heather', to, active } = place;
  return (
    <li>
      <LinkComponent
        to={to}
        className="nw-listrow nw-moreplace"
        aria-current={active ? 'page' : undefined}
        onClick={onGo}
      >
        <EggWell shell={shell}>{icon}</EggWell>
        <span className="nw-listrow__words">
          <span className="nw-listrow__title">{label}</span>
          {about && <span className="nw-listrow__meta">{about}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="nw-moreplace__on" />
      </LinkComponent>
    </li>
  );
}
