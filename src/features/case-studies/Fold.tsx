import './fold.css';
import ChevronDown from 'lucide-react/icons/chevron-down';

interface Props {
  heading: string;
  items: string[];
}

/** A collapsible list under a heading. It is open in print and without JavaScript. */
export function Fold({ heading, items }: Props) {
  return (
    <details className="fold">
      <summary>
        <h3 className="text-lg">{heading}</h3>
        <ChevronDown aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </summary>
      <ul className="mb-4 text-sm">
        {items.map((item) => (
          <li className="border-t border-rule py-2" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
