import { Link } from '@nestwell/remote-kit/router';
import { Card, ChevronRight, EggWell, List } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import * as css from './care-page.module.css';

interface OfferRowsProps {
  label: string;
  offers: readonly CareOffer[];
}

export function OfferRows({ label, offers }: OfferRowsProps) {
  return (
    <Card className={css.rows}>
      <List aria-label={label}>
        {offers.map(({ to, title, shell, Icon, About }) => (
          <li key={to}>
            <Link to={to} className={css.row}>
              <EggWell shell={shell}>
                <Icon />
              </EggWell>
              <span className={css.words}>
                <b>{title}</b>
                <span className={css.about}>
                  <About />
                </span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}
