import { X } from 'lucide-react';

/** The site's one notice, cloned and filled by `scripts/notices.ts`. */
export function NoticeTemplate() {
  return (
    <template data-notice-template="">
      <div className="notice flex items-start gap-4 border-l-4 border-mark bg-raised p-4 text-sm panel-shadow data-destructive:border-danger">
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
