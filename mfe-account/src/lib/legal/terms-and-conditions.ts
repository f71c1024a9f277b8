import { EFFECTIVE, type LegalFacts, type LegalText } from './legal-text';

export const termsAndConditions = ({ contact }: LegalFacts): LegalText => ({
  title: 'Terms and Conditions',
  effective: EFFECTIVE,
  sections: [
    {
      title: 'What these terms are',
      body: [
        'They are the agreement between you and Nestwell about using this site and app. By using it you accept them. You must be 16 or older.',
        'Nestwell gives general information. It does not replace a doctor, a midwife or emergency services.',
      ],
    },
    {
      title: 'Intellectual property',
      body: [
        'Recipes, texts, drawings, software and everything else we publish belong to us or to those who let us use it, and are protected by law. You may use them for yourself. To copy, publish or sell them you need our written permission.',
      ],
    },
    {
      title: 'Acceptable use',
      body: [
        'You agree to use Nestwell lawfully and kindly. In particular you will not:',
        [
          'harass, threaten or mislead other members;',
          'violate anybody’s rights or privacy;',
          'give medical advice as if you were her care team;',
          'publish anything obscene, hateful or that advertises;',
          'disturb the service or try to get at data that is not yours.',
        ],
        'Who breaks these rules may lose access, and a legal case may follow where the law was broken.',
      ],
    },
    {
      title: 'User contributions',
      body: [
        'You can publish posts and public comments in the community. They stay yours; you allow us to store and show them as part of the service. You are responsible for what you write. We may hide or remove what breaks these terms, and tell you so. What you publish can be read by all members, so please share nothing there that you want to keep private. Without your name other members cannot tell who wrote it; our team can, where it is reported.',
      ],
    },
    {
      title: 'Accounts',
      body: [
        'When you create an account you agree that what you tell us is true, that you keep access to your e-mail address to yourself, and that what happens through your account is your responsibility. Tell us at once if somebody else uses it. We may close an account that breaks these terms.',
      ],
    },
    {
      title: 'Sale of goods and services',
      body: [
        'What we sell are subscriptions to this service. Prices are shown in US dollars before you pay, with the tax of your country. We may change prices for the future; a period you have paid for is not affected.',
      ],
    },
    {
      title: 'Goods and services of third parties',
      body: [
        'Where we mention or link to goods or services of others, they are sold by them and on their terms. We are not responsible for them.',
      ],
    },
    {
      title: 'Subscriptions',
      body: [
        'A monthly or annual subscription renews automatically: at the end of each period the next one is charged through the payment provider, until you cancel.',
        'Subscriptions are cancelled through the payment provider: when you stop the agreement there, nothing more is charged and the paid period runs to its end. You can also cancel in Settings, where access ends at once.',
      ],
    },
    {
      title: 'Free trial',
      body: [
        'New members get a free trial of 7 days with everything in it. It needs no card and is not billed automatically: when it ends, nothing is charged and access simply stops.',
        'A reminder is sent at the end of the trial. To end it earlier, use the Cancel Free Trial option under the Settings tab. Each e-mail address gets one trial.',
      ],
    },
    {
      title: 'Payments',
      body: [
        'Payments go through our payment provider only. We accept no other way of paying and never see your card. You confirm that you are allowed to use the payment method you choose. If a renewal cannot be charged, we try again on the following days and then end the subscription.',
      ],
    },
    {
      title: 'Consumer protection',
      body: [
        'Where the consumer protection law of your place gives you rights that cannot be excluded, these terms do not limit them. If anything here contradicts such a law, the law wins.',
      ],
    },
    {
      title: 'Links to other sites',
      body: [
        'Nestwell contains links to sites we do not own or control. We are not responsible for what they say or do, and advise you to read their terms.',
      ],
    },
    {
      title: 'Limitation of liability',
      body: [
        'As far as the law allows, we, and those who work with us, are not liable for losses that follow from using Nestwell or from not being able to use it, or from decisions made on what you read here. Always ask your care team before you change your diet, your medication or your exercise.',
      ],
    },
    {
      title: 'Indemnity',
      body: [
        'Except where the law forbids it, you agree to keep us and those who work with us free of claims, losses and costs that arise because you used the service against these terms or violated somebody’s rights.',
      ],
    },
    {
      title: 'Governing law',
      body: ['These terms are governed by the laws of the Province of Ontario, Canada.'],
    },
    {
      title: 'Severability',
      body: [
        'If a court finds a part of these terms invalid, that part is taken out and the rest stays in force.',
      ],
    },
    {
      title: 'Changes',
      body: [
        'We may change these terms so that they follow the law and the service. The date at the top tells when that last happened, and we announce important changes in the app. If you go on using Nestwell, the new terms apply.',
      ],
    },
    { title: 'Contact', body: [`Questions about these terms: ${contact}`] },
  ],
});
