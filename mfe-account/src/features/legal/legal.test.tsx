import { renderWithHost } from '@nestwell/remote-kit/testing';
import { recipients } from '@nestwell/domain/recipients';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyLink, TermsLink } from '../../lib/legal/legal-links';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has every section of the privacy policy and its key facts', () => {
  renderWithHost(<PrivacyPage />, { user: null });

  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(screen.getByText('Effective October 14, 2025')).toBeVisible();
  expect(sections()).toEqual([
    'Type of site',
    'Purpose of this policy',
    'GDPR',
    'Consent',
    'Legal basis',
    'Personal data we collect',
    'How we use personal data',
    'Who we share personal data with',
    'Other disclosures',
    'How long we keep personal data',
    'How we protect personal data',
    'Your rights as a user',
    'Children',
    'How to access, modify or delete your data',
    'Do Not Track',
    'Cookies',
    'Changes to this policy',
    'Complaints',
    'Contact',
  ]);
  const text = document.body.textContent ?? '';
  for (const fact of [
    'first and last name, your e-mail address and your payment information',
    'used for communication',
    'Employees',
    'payment provider',
    'Until the purpose it was collected for is achieved',
    'platform that hosts',
    'under 16',
    'do not track you across sites',
    'functional cookies',
    'Third-party cookies may be set to establish user identity',
  ]) {
    expect(text).toContain(fact);
  }
  for (const right of [
    'be informed',
    'access',
    'rectification',
    'erasure',
    'restriction',
    'portability',
    'objection',
  ]) {
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes(right))).toBe(true);
  }
});

it('names everyone outside who learns something of her, and what', () => {
  renderWithHost(<PrivacyPage />, { user: null });

  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { name, learns } of Object.values(recipients)) expect(items).toContain(`${name} ${learns}`);
});

it('says what erasing leaves, that admins see who wrote what is reported, and how consent is taken back', () => {
  renderWithHost(<PrivacyPage />, { user: null });

  const text = document.body.textContent;
  expect(text).toContain('“This post was removed” by “Former member”');
  expect(text).toContain('a keyed code made from your e-mail address');
  expect(text).toContain('also when it was posted anonymously');
  expect(text).toContain('your time zone and language');
  expect(text).toContain('our server looks once more as it is published');
  expect(text).toContain('You can take your consent back at any time under Account in Settings');
});

it.each([
  [false, 'whoever knows it can open your account'],
  [true, 'a code that we send to it'],
])('promises no more privacy than the site gives: a code at each login %s', (codeAtLogin, words) => {
  renderWithHost(<PrivacyPage />, { user: null, config: { codeAtLogin } });

  expect(screen.getByText(/^Logging in takes your e-mail address/)).toHaveTextContent(words);
});

it('has every section of the terms and their key facts', () => {
  renderWithHost(<TermsPage />, { user: null });

  expect(screen.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  expect(screen.getByText('Effective October 14, 2025')).toBeVisible();
  expect(sections()).toEqual([
    'What these terms are',
    'Intellectual property',
    'Acceptable use',
    'User contributions',
    'Accounts',
    'Sale of goods and services',
    'Goods and services of third parties',
    'Subscriptions',
    'Free trial',
    'Payments',
    'Consumer protection',
    'Links to other sites',
    'Limitation of liability',
    'Indemnity',
    'Governing law',
    'Severability',
    'Changes',
    'Contact',
  ]);
  const text = document.body.textContent ?? '';
  for (const fact of [
    'renews automatically',
    'cancelled through the payment provider',
    '7 days',
    'not billed automatically',
    'A reminder is sent at the end of the trial',
    'Cancel Free Trial option under the Settings tab',
    'through our payment provider only',
    'Ontario',
    'public comments',
  ]) {
    expect(text).toContain(fact);
  }
});

it.each([
  ['Terms', 'Terms and Conditions', 'Governing law'],
  ['Privacy Policy', 'Privacy Policy', 'Do Not Track'],
])('opens %s in a dialog', async (link, title, section) => {
  renderWithHost(
    <>
      <TermsLink /> <PrivacyLink />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: link }));
  const dialog = await screen.findByRole('dialog', { name: title });

  expect(within(dialog).getByRole('heading', { name: section })).toBeVisible();
});
