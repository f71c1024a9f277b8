import {
  Card,
  Disclosure,
  EggAvatar,
  EggWell,
  Heart,
  LinkRow,
  List,
  ListRow,
  NotificationRow,
  Row,
  SettingRow,
  Step,
  Steps,
  StepSign,
  Share,
  Logo,
  Stethoscope,
  Sun,
  Sunrise,
  linkClass,
  type LinkComponent,
} from '../index';
import { Show } from './show';

const Anchor: LinkComponent = ({ to, ...props }) => <a {...props} href={to} />;

export function ListsShow() {
  return (
    <>
      <Show title="Cards and lists">
        <Card>
          <List aria-label="Recent meals">
            <ListRow
              well={
                <EggWell shell="moss">
                  <Sun />
                </EggWell>
              }
              title="Salmon Sweet Potato Bowl"
              meta="Lunch, 12:40"
              value="520"
            />
            <ListRow
              well={
                <EggWell shell="straw">
                  <Sunrise />
                </EggWell>
              }
              title="Ginger Oat Porridge with a very long name that does not fit"
              clip
              meta="Breakfast, 7:55"
              value="340"
            />
            <ListRow
              well={<EggAvatar name="priya" shell="duck" size="small" />}
              title="A row to press"
              meta="Opens something"
              onSelect={() => undefined}
            />
          </List>
        </Card>
        <Card>
          <LinkRow
            to="#on"
            Link={Anchor}
            well={
              <EggWell shell="heather">
                <Heart />
              </EggWell>
            }
            title="A row that leads on"
            meta="What is behind it"
          />
        </Card>
        <Card>
          <List aria-label="Notifications">
            <NotificationRow
              well={
                <EggWell shell="dusk">
                  <Stethoscope />
                </EggWell>
              }
              title="Check-up tomorrow"
              message="Your midwife expects you at 9:30."
              time="12 min ago"
              priority="high"
              unread
              onMarkRead={() => undefined}
            />
            <NotificationRow
              well={
                <EggWell shell="heather">
                  <Heart />
                </EggWell>
              }
              title="Priya liked your post"
              message="“Ginger oat porridge with a spoon of almond butter.”"
              time="Yesterday"
            />
          </List>
        </Card>
        <Card>
          <List aria-label="Settings">
            <li>
              <SettingRow title="Quiet hours" value="10 PM to 7 AM" onSelect={() => undefined} />
            </li>
            <li>
              <SettingRow title="Calendar sync" value="Off" to="#on" Link={Anchor} />
            </li>
          </List>
        </Card>
        <Card>
          <Steps>
            <Step>
              Tap{' '}
              <StepSign>
                <Share aria-hidden="true" />
              </StepSign>
            </Step>
            <Step picture={<Logo />}>Open it from there</Step>
          </Steps>
        </Card>
        <Card variant="flat">Flat, for optional matter.</Card>
        <Card variant="field" shell="straw">
          A field, for stages and tips.
        </Card>
        <Card variant="locked" reason="Wait 2 months">
          Full plank
        </Card>
        <Disclosure title="Ingredients" ruled>
          Oats, ginger, milk.
        </Disclosure>
      </Show>
      <Show title="Headings">
        <Row between wrap align="baseline">
          <h2>Recent meals</h2>
          <a className={linkClass} href="#all">
            View all
          </a>
        </Row>
        <h3>A card’s title</h3>
        <Anchor to="#back" className="nw-back">
          Home
        </Anchor>
      </Show>
    </>
  );
}
