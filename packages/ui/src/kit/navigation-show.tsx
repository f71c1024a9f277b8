import { useState } from 'react';
import {
  Badge,
  Baby,
  BottomNav,
  CalendarDays,
  CheckIcon,
  ChipRow,
  CircleAlert,
  Clock,
  ConfidenceBadge,
  Dumbbell,
  FilterChip,
  Flower2,
  HelpEgg,
  House,
  LifeBuoy,
  MessagesSquare,
  QuickActionEgg,
  Row,
  Salad,
  Settings,
  Sunrise,
  Tabs,
  WizardDots,
  type BottomNavProps,
} from '../index';
import { Show } from './show';

const Anchor: BottomNavProps['LinkComponent'] = ({ to, ...props }) => <a {...props} href={to} />;

export function NavigationShow() {
  return (
    <Show title="Chips, badges and tabs">
      <Chips />
      <Row wrap gap={2}>
        {(['duck', 'straw', 'russet', 'heather', 'moss', 'dusk'] as const).map((shell) => (
          <Badge key={shell} tone={shell} style={{ textTransform: 'capitalize' }}>
            {shell}
          </Badge>
        ))}
        <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
          Active
        </Badge>
        <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
          Wait 2 months
        </Badge>
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          Overdue
        </Badge>
        <Badge tone="yolk">Save $22.40</Badge>
        <ConfidenceBadge percent={79} />
        <ConfidenceBadge percent={84} />
        <ConfidenceBadge percent={41} />
      </Row>
      <FewTabs />
      <ManyTabs />
      <WizardDots step={3} total={4} />
      <Bowl />
      <QuickActionEgg label="Quick log" />
      <HelpEgg label="Is this urgent?" />
    </Show>
  );
}

function Chips() {
  const [vegan, setVegan] = useState(true);
  const [breakfast, setBreakfast] = useState(false);
  return (
    <ChipRow label="Filters">
      <FilterChip pressed={vegan} onPressedChange={setVegan}>
        Vegan
      </FilterChip>
      <FilterChip pressed={false}>Nut-free</FilterChip>
      <FilterChip pressed={breakfast} onPressedChange={setBreakfast} icon={<Sunrise aria-hidden="true" />}>
        Breakfast
      </FilterChip>
      <FilterChip pressed={false} className="kit-focus">
        Focus
      </FilterChip>
    </ChipRow>
  );
}

const FEW = [
  { id: 'today', label: 'Today' },
  { id: 'trends', label: 'Trends' },
  { id: 'goals', label: 'Goals' },
] as const;

function FewTabs() {
  const [tab, setTab] = useState<(typeof FEW)[number]['id']>('trends');
  return (
    <Tabs label="Progress" items={FEW} value={tab} onValueChange={setTab}>
      {`This is ${tab}.`}
    </Tabs>
  );
}

const MANY = ['Recipes', 'Meal plans', 'Milk+', 'Shopping', 'Hydration', 'Snacks', 'Guides'].map((label) => ({
  id: label,
  label,
}));

function ManyTabs() {
  const [tab, setTab] = useState('Hydration');
  return (
    <Tabs label="Nutrition" items={MANY} value={tab} onValueChange={setTab}>
      {tab}
    </Tabs>
  );
}

function Bowl() {
  const items = [
    { label: 'Home', icon: <House />, to: '#home', active: true },
    { label: 'Nutrition', icon: <Salad />, to: '#nutrition' },
    { label: 'Fitness', icon: <Dumbbell />, to: '#fitness' },
    { label: 'Baby Dev', icon: <Baby />, to: 'https://example.org', external: true },
    { label: 'Wellness', icon: <Flower2 />, to: '#wellness' },
    { label: 'Calendar', icon: <CalendarDays />, to: '#calendar' },
    { label: 'Community', icon: <MessagesSquare />, to: '#community' },
    { label: 'Support', icon: <LifeBuoy />, to: '#support' },
    { label: 'Settings', icon: <Settings />, to: '#settings' },
  ];
  return <BottomNav items={items} LinkComponent={Anchor} />;
}
