import type { PageData } from '../../content/kinds/page.ts';
import { FactTable } from '../../ui/FactTable.tsx';

interface Props {
  careers: PageData<'work-with-us'>;
}

/** How the firm chooses people, and what applicants with a disability can ask for. */
export function EqualOpportunity({ careers: { equalOpportunity, accommodation } }: Props) {
  if (equalOpportunity === undefined && accommodation === undefined) return null;
  return (
    <div className="mt-12">
      <h3 className="mb-4 text-lg">Equal opportunity</h3>
      <FactTable
        facts={[
          { term: 'How we choose', text: equalOpportunity },
          { term: 'If you have a disability', text: accommodation },
        ]}
      />
    </div>
  );
}
