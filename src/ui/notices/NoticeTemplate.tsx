import { X } from 'lucide-react';

/** The site's one notice, cloned and filled by `notices.ts`. */
export function NoticeTemplate() {
  return (
    <template data-notice-template="">
      <div className="pointer-events-auto flex items-start gap-4 border border-l-4 border-rule border-l-mark bg-raised p-4 text-sm panel-shadow transition-opacity data-destructive:border-l-danger starting:opacity-0">
        <div className="grow">
          <p className="font-bold" data-title="" />
          <p className="mt-1" data-description="" />
        </div>
        <button
          aria-label="Dismiss"
          className="tap flex w-11 items-center justify-center rounded-sm hover:bg-sunken"
          type="button"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </template>
  );
}
