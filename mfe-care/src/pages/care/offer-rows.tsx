import { Link } from '@nestwell/remote-kit/router';
import { Card, EggWell, LinkRow, List } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';

interface OfferRowsProps {
  label: string;
  offers: readonly CareOffer[];
}

export function OfferRows({ label, offers }: OfferRowsProps) {
  return (
    <Card>
      <List aria-label={label}>
        {offers.map(({ to, title, Title, shell, Icon, About }) => (
          <li key={to}>
            <LinkRow
              to={to}
              Link={Link}
              well={
                <EggWell shell={shell}>
                  <Icon />
                </EggWell>
              }
              title={Title ? <Title /> : title}
              meta={<About />}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
