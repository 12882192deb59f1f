import styles from './avatar.module.css'

type Props = { speaking: boolean; className?: string | undefined }

/** The assistant's face. It says nothing that the words do not, so it is hidden from assistive technology. */
export function Avatar({ speaking, className = '' }: Props) {
  return (
    <svg viewBox="0 0 200 200" className={`${styles.avatar} ${className}`} data-speaking={speaking} aria-hidden="true">
      <rect className={styles.ground} width="200" height="200" />
      <circle className={styles.halo} cx="100" cy="92" r="78" />
      <g className={styles.body}>
        <path d="M26 204c2-40 32-58 74-58s72 18 74 58z" fill="#2a8f6a" />
        <path d="M80 146l20 34 20-34-6-3H86z" fill="#f1c9ab" />
        <path d="M85 118h30v28c0 4-6 14-15 22-9-8-15-18-15-22z" fill="#d69b78" />
        <path d="M85 132c9 8 21 8 30 0v7c-9 9-21 9-30 0z" fill="#bd8262" opacity=".5" />
        <path d="M78 147l22 37 22-37" stroke="#1f7052" strokeWidth="4" fill="none" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M52 176c-2 9-3 18-3 28M148 176c2 9 3 18 3 28" stroke="#1f7052" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      </g>
      <g className={styles.head}>
        <path d="M52 92c-2-44 20-66 48-66s50 22 48 66c-1 17-4 30-10 40-6-2-11-5-14-9H76c-3 4-8 7-14 9-6-10-9-23-10-40z" fill="#3d2b25" />
        <ellipse cx="63" cy="94" rx="6" ry="10" fill="#dfa683" />
        <ellipse cx="137" cy="94" rx="6" ry="10" fill="#dfa683" />
        <path d="M64 84c0-24 15-38 36-38s36 14 36 38v10c0 24-17 41-36 41S64 118 64 94z" fill="#ebb793" />
        <path d="M60 84c0-33 20-50 44-48 22 1 37 18 36 48-13-3-24-11-31-24-10 12-27 21-49 24z" fill="#3d2b25" />
        <path d="M74 52c9-10 23-14 38-9" stroke="#6b4c40" strokeWidth="3" fill="none" strokeLinecap="round" opacity=".7" />
        <path d="M78 84.5c4-3 9-3 13-.8M109 83.7c4-2.2 9-2.2 13 .8" stroke="#3d2b25" strokeWidth="2.8" fill="none" strokeLinecap="round" />
        <g className={styles.eyes}>
          <ellipse cx="84.5" cy="95" rx="4.2" ry="5" fill="#2b1f1a" />
          <ellipse cx="115.5" cy="95" rx="4.2" ry="5" fill="#2b1f1a" />
          <circle cx="86" cy="93.2" r="1.4" fill="#fff" />
          <circle cx="117" cy="93.2" r="1.4" fill="#fff" />
        </g>
        <path d="M100 96c1 4 3 6.5 2 9-.6 1.4-2.4 1.8-4 1.2" stroke="#c98d6a" strokeWidth="2.4" fill="none" strokeLinecap="round" />
        <ellipse cx="76" cy="107" rx="7" ry="4" fill="#e59a80" opacity=".5" />
        <ellipse cx="124" cy="107" rx="7" ry="4" fill="#e59a80" opacity=".5" />
        <path className={styles.smile} d="M87 114c7 8.5 19 8.5 26 0" stroke="#a3503f" strokeWidth="3.4" fill="none" strokeLinecap="round" />
        <g className={styles.talk}>
          <path d="M88 114c8-2 16-2 24 0 0 9-5 14-12 14s-12-5-12-14z" fill="#7c2f33" />
          <path d="M90 114.4c7-1.4 13-1.4 20 0-.2 2-.6 3-1 3.6H91c-.6-.7-.9-1.8-1-3.6z" fill="#fff" />
          <path d="M93.5 124c4-2.6 9-2.6 13 0-1.7 2.6-3.8 4-6.5 4s-4.8-1.4-6.5-4z" fill="#d9666b" />
        </g>
      </g>
    </svg>
  )
}
