import { H1 } from '@blueprintjs/core';
import { Link } from 'wouter';
import { paths } from '@/app/routing/paths';
import { PRIVACY_TITLE, PrivacyNotice } from './PrivacyNotice';

export default function PrivacyPolicyPage() {
  return (
    <div className="page-of-text">
      <H1>{PRIVACY_TITLE}</H1>
      <PrivacyNotice />
      <Link href={paths.login}>Back to the console</Link>
    </div>
  );
}
