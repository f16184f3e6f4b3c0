import { ButtonLink } from './ButtonLink.tsx';

/** The external page where a consultation is booked. */
export function BookingLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} look="mark" newTab>
      Get a Consultation
    </ButtonLink>
  );
}
