import { ButtonLink } from './ButtonLink.tsx';

/** Link to the external booking page. */
export function BookingLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} look="mark" newTab>
      Get a Consultation
    </ButtonLink>
  );
}
