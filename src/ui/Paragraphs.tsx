export function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="grid max-w-measure gap-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
