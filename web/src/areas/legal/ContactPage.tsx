import { Link } from 'wouter';
import { config } from '@/app/config';
import { paths } from '@/app/routing/paths';
import { ScreenTitle } from '@/app/routing/screenName';

export default function ContactPage() {
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
