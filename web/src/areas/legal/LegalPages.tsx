import { H1, H2 } from '@blueprintjs/core';
import { Link } from 'wouter';
import { config } from '@/app/config';
import { paths } from '@/app/routing/paths';
import { ScreenTitle } from '@/app/routing/screenName';

export const PRIVACY_TITLE = 'Agora App Privacy Notice';

/** The privacy notice of the member app, shared by the dialog and the page. */
export function PrivacyNotice() {
  const { product, secondBrand, supportEmail } = config();
  return (
    <article className="prose">
      <p>
        <em>Updated May 18, 2020</em>
      </p>
      <p>
        {product} and {secondBrand} respect your privacy. This notice says what personal data the Agora App collects,
        why, with whom it is shared, how long it is kept, and what you can ask of us.
      </p>
      <H2>What we collect</H2>
      <p>
        When you register we collect your name, birthdate, gender, civil status, address, mobile number and email
        address, your account and card numbers, your employer and employee number, a photograph of yourself and of one
        valid government identification. While you use the app we keep the requests that you make through it and
        technical data of your device.
      </p>
      <H2>Why we collect it</H2>
      <p>
        To verify that you are the member you say you are, to give you the benefits of your plan, to answer your
        requests, to keep your account safe, and to meet our legal duties as a health-insurance provider.
      </p>
      <H2>Updating and deleting your data</H2>
      <p>
        You may ask to see, correct, update or delete your personal data. Write to our data protection officer at{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> with your account number and your request. We may have to
        verify who you are first, and to keep what the law requires.
      </p>
      <H2>Sharing and disclosure</H2>
      <p>
        We share personal data with hospitals, clinics, doctors and partners who need it to serve you, with your
        employer if they provide your plan, and with companies that process data for us under the same rules. We
        disclose it to authorities when the law requires it. We do not sell it.
      </p>
      <H2>Retention</H2>
      <p>
        We keep personal data while you are a member, and after that for as long as the law and possible claims require.
        Then we delete it or make it anonymous.
      </p>
      <H2>Complaints</H2>
      <p>
        If you think that your data was mishandled, tell our data protection officer first. You may also complain to the
        national privacy authority.
      </p>
    </article>
  );
}

export function PrivacyPolicyPage() {
  return (
    <div className="page-of-text">
      <H1>{PRIVACY_TITLE}</H1>
      <PrivacyNotice />
      <Link href={paths.login}>Back to the console</Link>
    </div>
  );
}

export function ContactPage() {
  const { product, supportEmail } = config();
  return (
    <div className="page-of-text">
      <ScreenTitle />
      <p>
        Questions about this console or an account in it? Write to the support desk of {product} at{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <p>Tell us your email address, the application you signed in to, and what you saw. Never send a password.</p>
      <Link href={paths.login}>Back to the console</Link>
    </div>
  );
}
