import { ChevronRightIcon } from '@portal/shared-ui';
import { Link } from 'react-router-dom';

type LinkCardProps = { to: string; title: string; text: string };

/** One of `LinkCards`: where it leads, and what is there. */
export function LinkCard({ to, title, text }: LinkCardProps) {
  return (
    <li>
      <Link to={to}>
        <span>
          <strong>{title}</strong>
          <small>{text}</small>
        </span>
        <ChevronRightIcon />
      </Link>
    </li>
  );
}
